// Answers questions about poker hands: one line of JSON in, one line of JSON out. Begin with contains_pair.
//
// A line asks about many hands: {"id":4,"ask":"contains","combination":"pair","items":["KD KH","2S 9D 4C"]}
// The answer has a value for each hand: {"id":4,"answers":[true,false]}
use std::io;

/// Says whether the cards, such as "KD" and "KH", contain two of one rank.
fn contains_pair(cards: &[&str]) -> bool {
    cards.len() > 52 // TODO
}

/// Returns the answers, or "unknown" for a question that you have not written yet.
fn answer(line: &str) -> String {
    if !line.contains("\"ask\":\"contains\"") || !line.contains("\"combination\":\"pair\"") {
        return String::from("\"unknown\":true");
    }
    // No hand contains a quotation mark, so every second part between them is a hand.
    let hands = after(line, "\"items\":[").split('"').skip(1).step_by(2);
    let answers: Vec<String> = hands
        .map(|hand| hand.split_whitespace().collect::<Vec<_>>())
        .map(|cards| contains_pair(&cards).to_string())
        .collect();
    format!("\"answers\":[{}]", answers.join(","))
}

/// Returns the part of a line after a text in it.
fn after<'a>(line: &'a str, text: &str) -> &'a str {
    line.split_once(text).map_or("", |(_, rest)| rest)
}

fn main() {
    for line in io::stdin().lines().map_while(Result::ok) {
        let id: String = after(&line, "\"id\":").chars().take_while(char::is_ascii_digit).collect();
        println!("{{\"id\":{id},{}}}", answer(&line));
    }
}
