// Answers questions about poker hands: one line of JSON in, one line of JSON out. Begin with containsPair.
//
// A line asks about many hands: {"id":4,"ask":"contains","combination":"pair","items":["KD KH","2S 9D 4C"]}
// The answer has a value for each hand: {"id":4,"answers":[true,false]}
package main

import (
	"encoding/json"
	"os"
	"strings"
)

type question struct {
	ID          int             `json:"id"`
	Ask         string          `json:"ask"`
	Combination string          `json:"combination"`
	Items       json.RawMessage `json:"items"`
}

// containsPair says whether the cards, such as "KD" and "KH", contain two of one rank.
func containsPair(cards []string) bool {
	return false
}

// rules has those that this program knows, by the combination that each finds.
var rules = map[string]func(cards []string) bool{
	"pair": containsPair,
}

// answer gives the answers, or "unknown" for a question that you have not written yet.
func answer(asked question) map[string]any {
	holds, isKnown := rules[asked.Combination]
	if asked.Ask != "contains" || !isKnown {
		return map[string]any{"id": asked.ID, "unknown": true}
	}
	var hands []string
	if err := json.Unmarshal(asked.Items, &hands); err != nil {
		panic(err)
	}
	answers := make([]bool, len(hands))
	for at, hand := range hands {
		answers[at] = holds(strings.Fields(hand))
	}
	return map[string]any{"id": asked.ID, "answers": answers}
}

func main() {
	lines, answers := json.NewDecoder(os.Stdin), json.NewEncoder(os.Stdout)
	for {
		var asked question
		if lines.Decode(&asked) != nil {
			return
		}
		answers.Encode(answer(asked))
	}
}
