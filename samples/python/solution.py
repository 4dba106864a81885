"""A whole solution of the kata in Python, which answers questions about poker hands: one line of JSON in, one line out."""
import json
import random
import sys
from collections import Counter
from itertools import combinations

RANKS = "23456789TJQKA"
SUITS = "CDHS"
CATEGORIES = [
    "high card", "pair", "two pairs", "three of a kind", "straight",
    "flush", "full house", "four of a kind", "straight flush", "royal flush",
]
FLUSH_FIRST = [
    "high card", "pair", "two pairs", "three of a kind", "straight",
    "full house", "flush", "four of a kind", "straight flush", "royal flush",
]


def read(text):
    """Reads cards as pairs of a rank, 2 to 14, and a suit."""
    return [(RANKS.index(card[0]) + 2, card[1]) for card in text.split()]


def write(cards):
    return " ".join(RANKS[rank - 2] + suit for rank, suit in cards)


def groups(cards):
    """Returns how many cards there are of each rank, the largest group first."""
    return sorted(Counter(rank for rank, _ in cards).values(), reverse=True) + [0, 0]


def of_suits(cards):
    return [[card for card in cards if card[1] == suit] for suit in SUITS]


def run_in(cards):
    """Returns the highest rank of five in a row, or None. The ace is also a one."""
    ranks = {rank for rank, _ in cards}
    if 14 in ranks:
        ranks.add(1)
    return next((high for high in range(14, 4, -1) if ranks.issuperset(range(high - 4, high + 1))), None)


CONTAINS = {
    "pair": lambda cards: groups(cards)[0] >= 2,
    "two pairs": lambda cards: groups(cards)[1] >= 2,
    "three of a kind": lambda cards: groups(cards)[0] >= 3,
    "straight": lambda cards: run_in(cards) is not None,
    "flush": lambda cards: any(len(suited) >= 5 for suited in of_suits(cards)),
    "full house": lambda cards: groups(cards)[0] >= 3 and groups(cards)[1] >= 2,
    "four of a kind": lambda cards: groups(cards)[0] == 4,
    "straight flush": lambda cards: any(run_in(suited) for suited in of_suits(cards)),
    "royal flush": lambda cards: any(run_in(suited) == 14 for suited in of_suits(cards)),
}
SHAPES = {
    "four of a kind": [4, 1], "full house": [3, 2], "three of a kind": [3, 1, 1],
    "two pairs": [2, 2, 1], "pair": [2, 1, 1, 1],
}


def take_run(cards):
    """Takes the cards of the highest run, the highest first."""
    high = run_in(cards)
    return [next(card for card in cards if card[0] in (rank, rank + 13 if rank == 1 else 0)) for rank in range(high, high - 5, -1)]


def best_five(category, cards):
    if category == "straight":
        return take_run(cards)
    if category in ("straight flush", "royal flush"):
        return max((take_run(suited) for suited in of_suits(cards) if run_in(suited)), key=lambda five: five[0][0])
    if category == "flush":
        flushes = [sorted(suited, reverse=True)[:5] for suited in of_suits(cards) if len(suited) >= 5]
        return max(flushes, key=lambda five: [rank for rank, _ in five])
    five, free = [], sorted(cards, key=lambda card: -card[0])
    for size in SHAPES.get(category, [1, 1, 1, 1, 1]):
        counts = Counter(rank for rank, _ in free)
        rank = next((rank for rank, _ in free if counts[rank] >= size), None)
        five += [card for card in free if card[0] == rank][:size]
        free = [card for card in free if card[0] != rank]
    return five


def rank_hand(cards):
    if not cards:
        raise ValueError("there are no cards to rank")
    category = next((name for name in reversed(CATEGORIES[1:]) if CONTAINS[name](cards)), CATEGORIES[0])
    five = best_five(category, cards)
    ranks = [rank for rank, _ in five]
    if category in ("straight", "straight flush") and ranks[-1] == 14:
        ranks[-1] = 1
    return CATEGORIES.index(category), ranks, five


def rank_short_deck(five):
    """Ranks five cards where A 6 7 8 9 is a straight, too, and a flush beats a full house."""
    height, ranks, best = rank_hand(five)
    category = CATEGORIES[height]
    if ranks == [14, 9, 8, 7, 6]:
        category = "straight flush" if category == "flush" else "straight"
        ranks, best = [9, 8, 7, 6, 1], best[1:] + best[:1]
    return FLUSH_FIRST.index(category), ranks, best


def rank_item(text, game=None):
    hand, _, board = text.partition("|")
    hand, board = read(hand), read(board)
    cards = hand + board
    if game is None:
        return rank_hand(hand)
    if len(hand) != (4 if game == "omaha" else 2) or not 3 <= len(board) <= 5 or len(set(cards)) < len(cards):
        raise ValueError(f"{text} is not a hand of {game}")
    if game == "texas-holdem":
        return rank_hand(cards)
    if game == "short-deck":
        if min(cards)[0] < 6:
            raise ValueError(f"{text} has a card below the six")
        return max(map(rank_short_deck, combinations(cards, 5)), key=lambda rank: rank[:2])
    fives = [list(two + three) for two in combinations(hand, 2) for three in combinations(board, 3)]
    return max(map(rank_hand, fives), key=lambda rank: rank[:2])


def rank(text, game=None):
    height, tie_break, five = rank_item(text, game)
    categories = FLUSH_FIRST if game == "short-deck" else CATEGORIES
    return {"category": categories[height], "best": write(five), "tieBreak": tie_break}


def compare(hands, game=None):
    one, other = (rank_item(text, game)[:2] for text in hands)
    return (one > other) - (one < other)


def showdown(players, game=None):
    worth = [rank_item(player["hand"], game)[:2] for player in players]
    placed = [{**player, "place": 1 + sum(other > own for other in worth)} for player, own in zip(players, worth)]
    return sorted(placed, key=lambda player: player["place"])


def deal(item, game):
    players, hole_size = item["players"], 4 if game == "omaha" else 2
    most = (52 - 8) // hole_size
    if not isinstance(players, int) or not 1 <= players <= most:
        raise ValueError(f"{game} takes 1 to {most} players, not {players}")
    deck = read(item["deck"]) if "deck" in item else [(rank, suit) for suit in SUITS for rank in range(2, 15)]
    if "seed" in item:
        random.Random(item["seed"]).shuffle(deck)
    dealt = players * hole_size
    stock = deck[dealt:]
    board = stock[1:4] + stock[5:6] + stock[7:8]
    hands = [{"name": f"Player {seat + 1}", "hand": write(deck[seat:dealt:players]) + " | " + write(board)} for seat in range(players)]
    seats = showdown(hands, game)
    return {"board": write(board), "players": [
        {"name": seat["name"], "hole": seat["hand"].partition(" | ")[0], "place": seat["place"]} for seat in seats
    ]}


def answer(question, item):
    ask, game = question["ask"], question.get("game")
    try:
        if ask == "contains":
            return CONTAINS[question["combination"]](read(item))
        return {"rank": rank, "compare": compare, "showdown": showdown, "deal": deal}[ask](item, game)
    except ValueError as error:
        return {"refused": str(error)}


for line in sys.stdin:
    question = json.loads(line)
    answers = [answer(question, item) for item in question["items"]]
    print(json.dumps({"id": question["id"], "answers": answers}), flush=True)
