-- Searches without words walk along an index, and mistyped words are compared with fewer others.
-- Loads pg_trgm: until then only a superuser may write its threshold into a function.
SELECT public.show_limit();--> statement-breakpoint
CREATE INDEX "recipes_name_order_index" ON "recipes" USING btree ("name" collate "und-x-icu","id") WHERE "recipes"."published";--> statement-breakpoint
CREATE INDEX "recipes_time_order_index" ON "recipes" USING btree ("preparation_time","name" collate "und-x-icu","id") WHERE "recipes"."published";--> statement-breakpoint
-- Differences between two words. Letters that are double in one of them count as one difference together, as do the same
-- letters in another order. Dear: for words that hardly differ.
CREATE FUNCTION public.search_distance(word text, typed text) RETURNS integer
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$
    SELECT CASE
      WHEN length(word) = length(typed) AND public.sorted_letters(word) = public.sorted_letters(typed) THEN 1
      WHEN public.single_letters(word) = public.single_letters(typed) THEN 1
      WHEN public.sorted_letters(public.single_letters(word)) = public.sorted_letters(public.single_letters(typed)) THEN 2
      ELSE public.levenshtein(word, typed) END
  $$;
--> statement-breakpoint
-- As before, but words with the typed one's first letter are looked through first: most slips are behind it, and they lie
-- together. Of all others only one difference counts, as before, so only words that share a fifth of their trigrams are
-- compared, and the one whose first two letters changed places.
CREATE OR REPLACE FUNCTION public.search_neighbours(typed text) RETURNS SETOF text
  LANGUAGE sql STABLE STRICT SET pg_trgm.similarity_threshold = 0.2
  AS $$
    WITH begun AS MATERIALIZED (
      SELECT word FROM public.search_words
      WHERE length(typed) >= 3 AND word COLLATE "C" >= typed AND word COLLATE "C" < typed || '{'
      ORDER BY length(word), word LIMIT 10
    ), slips AS MATERIALIZED (
      SELECT word FROM public.search_slips(typed) AS word WHERE NOT EXISTS (SELECT FROM begun)
    ), allowance AS (
      SELECT CASE WHEN length(typed) < 4 THEN 0 WHEN length(typed) < 6 THEN 1 ELSE 2 END AS allowed
    ), behind AS MATERIALIZED (
      SELECT word, public.search_distance(word, typed) AS distance
      FROM public.search_words, allowance
      WHERE NOT EXISTS (SELECT FROM begun) AND NOT EXISTS (SELECT FROM slips) AND allowed > 0
        AND word COLLATE "C" >= left(typed, 1) AND word COLLATE "C" < left(typed, 1) || '{'
        AND length(word) BETWEEN length(typed) - allowed AND length(typed) + allowed
        AND public.levenshtein_less_equal(word, typed, allowed + 1) <= allowed + 1
    ), elsewhere AS MATERIALIZED (
      SELECT word FROM public.search_words, allowance
      WHERE NOT EXISTS (SELECT FROM begun) AND NOT EXISTS (SELECT FROM slips)
        AND NOT EXISTS (SELECT FROM behind WHERE distance = 1) AND allowed > 0
        AND (word OPERATOR(public.%) typed OR word = substr(typed, 2, 1) || left(typed, 1) || substr(typed, 3))
        AND length(word) BETWEEN length(typed) - allowed AND length(typed) + allowed
        AND public.levenshtein_less_equal(word, typed, allowed + 1) <= allowed + 1
        AND public.search_distance(word, typed) = 1
    ), nearest AS (
      SELECT word FROM behind, allowance
      WHERE distance <= allowed AND distance = (SELECT min(distance) FROM behind) AND NOT EXISTS (SELECT FROM elsewhere)
    )
    SELECT word FROM begun
    UNION ALL
    SELECT word FROM slips
    UNION ALL
    (SELECT word FROM elsewhere ORDER BY word LIMIT 5)
    UNION ALL
    (SELECT word FROM nearest ORDER BY word LIMIT 5)
  $$;
