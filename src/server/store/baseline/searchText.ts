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

/**
 * Names are found as people write them (decision 0399): `search_text` is `searchText` of src/domain/text, character by
 * character; what most names are written with is its own key.
 */
export const searchText = `
  create function search_text(said text) returns text language sql immutable strict parallel safe as $$
    select case when said collate "C" ~ '^[-_0-9a-z\\u3400-\\u4DBF\\u4E00-\\u9FFF]*$' then said else
      normalize(translate(
        regexp_replace(normalize(said, NFKD) collate "C", '[${LEFT_OUT}]', '', 'g'),
        '${CAPITALS}${PRIVATE}${OTHERS[0]}',
        '${SMALL_LETTERS}${FORMERLY_PRIVATE}${OTHERS[1]}'), NFC) end
  $$;
`
