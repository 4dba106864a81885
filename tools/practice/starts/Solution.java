// Answers questions about poker hands: one line of JSON in, one line of JSON out. Begin with containsPair.
//
// A line asks about many hands: {"id":4,"ask":"contains","combination":"pair","items":["KD KH","2S 9D 4C"]}
// The answer has a value for each hand: {"id":4,"answers":[true,false]}
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

public class Solution {
    private static final Pattern COMBINATION = Pattern.compile("\"combination\":\"([^\"]*)\"");
    private static final Pattern HAND = Pattern.compile("\"([^\"]*)\"");

    /** The rules that this program knows, by the combination that each finds. */
    private static final Map<String, Predicate<String[]>> RULES = Map.of(
        "pair", Solution::containsPair
    );

    /** Says whether the cards, such as "KD" and "KH", contain two of one rank. */
    static boolean containsPair(String[] cards) {
        return false;
    }

    /** Splits a hand into its cards; no cards if it is empty. */
    static String[] cardsIn(String hand) {
        return hand.isEmpty() ? new String[0] : hand.split(" ");
    }

    /** Returns the answers, or "unknown" for a question that you have not written yet. */
    static String answer(String line) {
        Matcher combination = COMBINATION.matcher(line);
        Predicate<String[]> rule = combination.find() ? RULES.get(combination.group(1)) : null;
        if (rule == null) return "\"unknown\":true";
        Matcher hands = HAND.matcher(line.substring(line.indexOf("\"items\":") + 8));
        return hands.results()
            .map(hand -> String.valueOf(rule.test(cardsIn(hand.group(1)))))
            .collect(Collectors.joining(",", "\"answers\":[", "]"));
    }

    public static void main(String[] arguments) throws IOException {
        BufferedReader lines = new BufferedReader(new InputStreamReader(System.in));
        Matcher id = Pattern.compile("\"id\":(\\d+)").matcher("");
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            id.reset(line).find();
            System.out.println("{\"id\":" + id.group(1) + "," + answer(line) + "}");
        }
    }
}
