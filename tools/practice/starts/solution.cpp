// Answers questions about poker hands: one line of JSON in, one line of JSON out. Begin with containsPair.
//
// A line asks about many hands: {"id":4,"ask":"contains","combination":"pair","items":["KD KH","2S 9D 4C"]}
// The answer has a value for each hand: {"id":4,"answers":[true,false]}
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

using Cards = std::vector<std::string>;

// Says whether the cards, such as "KD" and "KH", contain two of one rank.
bool containsPair(const Cards& cards) {
    return cards.size() > 52; // TODO
}

// Splits a hand into its cards; no cards if it is empty.
Cards cardsIn(const std::string& hand) {
    std::istringstream words(hand);
    Cards cards;
    for (std::string card; words >> card;) cards.push_back(card);
    return cards;
}

bool contains(const std::string& line, const std::string& text) {
    return line.find(text) != std::string::npos;
}

// Returns the answers, or "unknown" for a question that you have not written yet.
std::string answer(const std::string& line) {
    if (!contains(line, "\"ask\":\"contains\"") || !contains(line, "\"combination\":\"pair\"")) return "\"unknown\":true";
    std::string answers;
    std::istringstream items(line.substr(line.find("\"items\":[") + 9));
    // No hand contains a quotation mark.
    for (std::string between, hand; std::getline(items, between, '"') && std::getline(items, hand, '"');) {
        answers += (answers.empty() ? "" : ",") + std::string(containsPair(cardsIn(hand)) ? "true" : "false");
    }
    return "\"answers\":[" + answers + "]";
}

int main() {
    for (std::string line; std::getline(std::cin, line);) {
        const int id = std::stoi(line.substr(line.find("\"id\":") + 5));
        const std::string answered = answer(line);
        std::cout << "{\"id\":" << id << "," << answered << "}" << std::endl;
    }
}
