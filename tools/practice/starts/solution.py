"""Answers questions about poker hands: one line of JSON in, one line of JSON out. Begin with contains_pair.

A line asks about many hands: {"id":4,"ask":"contains","combination":"pair","items":["KD KH","2S 9D 4C"]}
The answer has a value for each hand: {"id":4,"answers":[true,false]}
"""
import json
import sys


def contains_pair(cards):
    """Says whether the cards, such as ["KD", "KH"], contain two of one rank."""
    return False


def answer(question):
    """Returns the answers, or "unknown" for a question that you have not written yet."""
    if question["ask"] == "contains" and question["combination"] == "pair":
        return {"answers": [contains_pair(item.split()) for item in question["items"]]}
    return {"unknown": True}


for line in sys.stdin:
    question = json.loads(line)
    print(json.dumps({"id": question["id"], **answer(question)}), flush=True)
