/* Answers questions about poker hands: one line of JSON in, one line of JSON out. Begin with contains_pair.

   A line asks about many hands: {"id":4,"ask":"contains","combination":"pair","items":["KD KH","2S 9D 4C"]}
   Its answer has one for each: {"id":4,"answers":[true,false]} */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Says whether the cards, such as "KD KH", contain two of one rank. Each card is two characters; a space separates cards. */
static bool contains_pair(const char *cards, size_t length) {
    (void)cards;
    (void)length;
    return false;
}

/* Prints an answer for each string of a list, given the text after its bracket. No hand contains a quotation mark. */
static void print_answers(const char *items) {
    const char *comma = "";
    for (const char *start = items; *start == '"';) {
        const char *end = strchr(start + 1, '"');
        printf("%s%s", comma, contains_pair(start + 1, (size_t)(end - start - 1)) ? "true" : "false");
        comma = ",";
        start = end[1] == ',' ? end + 2 : end + 1;
    }
}

int main(void) {
    static char line[1 << 20];
    while (fgets(line, sizeof line, stdin)) {
        int id = atoi(strstr(line, "\"id\":") + 5);
        if (strstr(line, "\"ask\":\"contains\"") && strstr(line, "\"combination\":\"pair\"")) {
            printf("{\"id\":%d,\"answers\":[", id);
            print_answers(strstr(line, "\"items\":[") + 9);
            printf("]}\n");
        } else {
            printf("{\"id\":%d,\"unknown\":true}\n", id); /* then our rules answer it */
        }
        fflush(stdout);
    }
    return 0;
}
