import { withRowsVisible } from './rowSecurity.ts'

/** As those of 0055: triggers look up single rows. */
const SEEKING = `set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set enable_bitmapscan = off
  set plan_cache_mode = force_custom_plan`

/** What a key leaves out of a decomposed text: accents, what shows nothing, dots, blanks. */
const LEFT_OUT = [
  '\\u0300-\\u036F',
  '\\u00AD\\u0600-\\u0605\\u061C\\u06DD\\u070F\\u0890-\\u0891\\u08E2\\u115F-\\u1160\\u180B-\\u180F\\u200B-\\u200F\\u202A-\\u202E',
  '\\u2060-\\u2064\\u2066-\\u206F\\uFE00-\\uFE0F\\uFEFF\\uFFF9-\\uFFFB\\U000110BD\\U000110CD\\U00013430-\\U0001343F',
  '\\U0001BCA0-\\U0001BCA3\\U0001D173-\\U0001D17A\\U000E0001\\U000E0020-\\U000E007F\\U000E0100-\\U000E01EF',
  '.·\\u119E\\u16EB\\u2022\\u2027\\u2219\\u22C5\\u25CF\\u25E6\\u2E31\\u2E33\\u30FB\\uA78F',
  '\\u0001-\\u0020\\u007F-\\u009F\\u1680\\u2028\\u2029\\u2800',
].join('')

const CAPITALS =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZÆÐØÞĐĦŁŊŒŦƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƢƤƦƧƩƬƮƱ' +
  'ƲƳƵƷƸƼǤǶǷȜȠȢȤȺȻȽȾɁɃɄɅɆɈɊɌɎͰͲͶͿΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩϏϘϚϜϞϠϢϤϦϨ' +
  'ϪϬϮϷϺϽϾϿЂЄЅІЈЉЊЋЏАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯѠѢѤѦѨѪѬѮѰѲѴѸѺѼѾҀ' +
  'ҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӃӅӇӉӋӍӔӘӠӨӶӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪ' +
  'ԬԮ'
const SMALL_LETTERS =
  'abcdefghijklmnopqrstuvwxyzæðøþđħłŋœŧɓƃƅɔƈɖɗƌǝəɛƒɠɣɩɨƙɯɲɵƣƥʀƨʃƭʈʊ' +
  'ʋƴƶʒƹƽǥƕƿȝƞȣȥⱥȼƚⱦɂƀʉʌɇɉɋɍɏͱͳͷϳαβγδεζηθικλμνξοπρστυφχψωϗϙϛϝϟϡϣϥϧϩ' +
  'ϫϭϯϸϻͻͼͽђєѕіјљњћџабвгдежзиклмнопрстуфхцчшщъыьэюяѡѣѥѧѩѫѭѯѱѳѵѹѻѽѿҁ' +
  'ҋҍҏґғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏӄӆӈӊӌӎӕәӡөӷӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫ' +
  'ԭԯ'
/** U+E815 to U+E864, where fonts of GBK had rare characters, and these. */
const PRIVATE = Array.from({ length: 80 }, (_, at) => String.fromCodePoint(0xe815 + at)).join('')
const FORMERLY_PRIVATE =
  '⺁⺄㑳㑇⺈⺋龴㖞㘚㘎⺌⺗㥮㤘龵㧏㧟㩳㧐龶龷㭎㱮㳠⺧龸⺪䁖䅟⺮䌷⺳⺶⺷䎱䎬⺻䏝䓖䙡䙌龹䜣䜩䝼䞍⻊䥇䥺䥽䦂䦃䦅䦆䦟䦛䦷䦶龺䲣䲟䲠䲡䱷䲢䴓䴔䴕䴖䴗䴘䴙䶮龻'
/** Hyphens and the like, the circle for zero, the sigma at the end of words. */
const OTHERS = ['‐‑‒–—―⁃−─ー○ς', '----------〇σ']

/** Kind of terms → what is searched, as in 0051. */
const SEARCHED = {
  member: {
    table: 'member_application',
    texts: 'one.real_name, one.org_name',
    scope: 'case when one.cleared_at is null then one.status || one.one_member_code end',
    until: 'one.end_at',
  },
  organisation: {
    table: 'or_application',
    texts: 'one.real_name, one.org_name',
    scope: 'case when one.cleared_at is null then one.status end',
    until: 'null',
  },
  account: {
    table: 'account',
    texts: 'one.real_name, one.user_name, one.org_name, one.expertise',
    scope: `case when one.closed_at is null then one.user_type
      || case when one.disabled_at is null then '+' else '-' end
      || case when one.expertise is null then '' else 'x' end end`,
    until: 'null',
  },
  unit: {
    table: 'org_unit',
    texts: 'one.org_name, one.link_man',
    scope: `''`,
    until: 'null',
  },
}

const KINDS = Object.entries(SEARCHED)

/** The next rows of one kind by their key, locked; those that are written as they are searched have their terms. */
const filled = ([kind, { table, texts, scope, until }]: (typeof KINDS)[number]) => `
  if place.kind = 'key.${kind}' then
    select batch.org_id, batch.id into last_org, last_id from (
      select org_id, id from ${table} where (org_id, id) > (place.after_org, place.after_id)
      order by org_id, id limit most for no key update
    ) batch order by org_id desc, id desc limit 1;
    insert into search_term (org_id, kind, scope, head, term, created_at, subject_id, until)
      select one.org_id, '${kind}', ${scope}, head, term, one.created_at, one.id, ${until}
      from ${table} one, lateral search_terms(array[${texts}]::text[])
      where (one.org_id, one.id) > (place.after_org, place.after_id)
        and (one.org_id, one.id) <= (last_org, last_id) and ${scope} is not null
        and exists (select from unnest(array[${texts}]::text[]) said where said <> search_text(said))
      on conflict do nothing;
  end if;`

/**
 * Names are found as people write them (decision 0399): a text has the terms of its search key beside its own, which the
 * version before looks for. `search_text` is `searchText` of src/domain/text, character by character; what most names are
 * written with is its own key. Rows of before are filled in batches (`fillRows`); the locks keep out whoever would still write
 * by the function of before.
 */
export const up = `
  create function search_text(said text) returns text language sql immutable strict parallel safe as $$
    select case when said collate "C" ~ '^[-_0-9a-z\\u3400-\\u4DBF\\u4E00-\\u9FFF]*$' then said else
      normalize(translate(
        regexp_replace(normalize(said, NFKD) collate "C", '[${LEFT_OUT}]', '', 'g'),
        '${CAPITALS}${PRIVATE}${OTHERS[0]}',
        '${SMALL_LETTERS}${FORMERLY_PRIVATE}${OTHERS[1]}'), NFC) end
  $$;

  create or replace function search_terms(texts text[]) returns table (head text, term text)
  language sql immutable parallel safe as $$
    select distinct left(part, 2) collate "C", part collate "C" from (
      select one from unnest(texts) one union select search_text(one) from unnest(texts) one
    ) said, lateral (
      select left(one, 1) as part
      union all
      select substr(one, at, 24) from generate_series(1, char_length(one) - 1) at
    ) parts where part <> ''
  $$;
  lock table member_application, or_application, account, org_unit in share row exclusive mode;

  ${withRowsVisible(
    ['list_filling'],
    `insert into list_filling values ${KINDS.map(([kind]) => `('key.${kind}', '', '')`).join(', ')};`,
  )}

  create function fill_search_keys(most integer) returns boolean language plpgsql ${SEEKING} as $$
  declare
    place list_filling;
    last_org text;
    last_id text;
  begin
    select * into place from list_filling where kind like 'key.%' order by kind limit 1 for update;
    ${KINDS.map(filled).join('\n')}
    if last_id is null then
      delete from list_filling where kind = place.kind;
    else
      update list_filling set after_org = last_org, after_id = last_id where kind = place.kind;
    end if;
    return exists (select from list_filling where kind like 'key.%');
  end $$;
`
