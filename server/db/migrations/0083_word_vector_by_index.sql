-- As one call of its own price: unfolded, as a function of SQL is, it looks so cheap that the texts of a small table are worked
-- out one by one, each time, though the index has them.
create or replace function word_vector(body text) returns tsvector immutable strict parallel safe cost 10000 language plpgsql as $$
begin
  return to_tsvector('simple', regexp_replace(
    normalize(regexp_replace(normalize(lower(normalize(body, NFKC)), NFD), '[\u0300-\u036f]', '', 'g'), NFC),
    '[\u0021-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007e\u00a0-\u00bf\u2000-\u206f\u3000-\u303f]', ' ', 'g'));
end
$$;
