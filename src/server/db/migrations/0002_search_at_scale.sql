-- Corrections that stay quick when the catalogue and its vocabulary are large.
CREATE INDEX "search_words_trigram_index" ON "search_words" USING gin ("word" gin_trgm_ops);
--> statement-breakpoint
-- As before, but
--   a word of a name or an ingredient is looked for among those words: the index of texts would first collect every
--     recipe that has it;
--   no table is read from end to end: the planner expects to meet any word within a few rows, so for a word that no
--     recipe has it would read every search vector instead of one page of the index.
CREATE OR REPLACE FUNCTION public.search_correction(query text) RETURNS tsquery
  LANGUAGE plpgsql STABLE STRICT SET enable_seqscan = off
  AS $$
    DECLARE
      negated boolean;
      typed text;
      own tsquery;
      meant tsquery;
      result tsquery;
      changed boolean := false;
    BEGIN
      FOR negated, typed IN
        SELECT m[1] = '-', left(m[2], 40)
        FROM regexp_matches(public.search_spelling(query), '(?:^|[^a-z0-9])(-?)([a-z0-9]+)', 'g')
          WITH ORDINALITY AS t(m, n)
        WHERE m[2] <> 'or'
        ORDER BY n LIMIT 8
      LOOP
        own := plainto_tsquery('public.italiano'::regconfig, public.search_fold(typed));
        CONTINUE WHEN numnode(own) = 0;
        IF negated THEN
          own := !!own;
        ELSIF NOT EXISTS (SELECT FROM public.search_words WHERE word = typed)
          AND NOT EXISTS (SELECT FROM public.recipes WHERE tsv @@ own) THEN
          SELECT string_agg(
            nullif(plainto_tsquery('public.italiano'::regconfig, public.search_fold(word))::text, ''), ' | ')::tsquery
          INTO meant
          FROM public.search_neighbours(typed) AS word;
          IF meant IS NOT NULL THEN
            own := own || meant;
            changed := true;
          END IF;
        END IF;
        result := coalesce(result && own, own);
      END LOOP;
      RETURN CASE WHEN changed THEN result END;
    END
  $$;
--> statement-breakpoint
-- As before, but differences are counted only in words that share a tenth of their trigrams with the typed one, which
-- the index finds; letters are sorted only in words that differ little (two neighbours that changed places are two
-- differences), because sorting costs a hundred times more than counting.
CREATE OR REPLACE FUNCTION public.search_neighbours(typed text) RETURNS SETOF text
  LANGUAGE sql STABLE STRICT SET pg_trgm.similarity_threshold = 0.1
  AS $$
    WITH begun AS (
      SELECT word FROM public.search_words
      WHERE length(typed) >= 3 AND starts_with(word, typed)
      ORDER BY length(word), word LIMIT 10
    ), close AS MATERIALIZED (
      SELECT word, allowed, public.levenshtein_less_equal(word, typed, allowed + 1) AS differences
      FROM public.search_words,
        (SELECT CASE WHEN length(typed) < 4 THEN 0 WHEN length(typed) < 6 THEN 1 WHEN length(typed) < 9 THEN 2 ELSE 3 END) AS a(allowed)
      WHERE NOT EXISTS (SELECT FROM begun) AND allowed > 0 AND word OPERATOR(public.%) typed
        AND length(word) BETWEEN length(typed) - allowed AND length(typed) + allowed
    ), near AS (
      SELECT word, allowed,
        CASE WHEN length(word) = length(typed) AND public.sorted_letters(word) = public.sorted_letters(typed) THEN 1
          ELSE differences END AS distance
      FROM close WHERE differences <= allowed + 1
    )
    SELECT word FROM begun
    UNION ALL
    (SELECT word FROM near
      WHERE distance <= allowed AND distance = (SELECT min(distance) FROM near)
      ORDER BY word LIMIT 5)
  $$;
