/** Names of people and units as they are stored. */
export const DISGUISED_NAMES: readonly string[] = [
  '阿卜杜热合曼·买买提',
  '张三',
  'ZHANG San',
  'José Núñez',
  '䶮𠮷',
  '金豈更',
  '深圳市第3研究院',
  'ABC·中心_2',
  'Қажымұқан',
]

const wide = (text: string): string =>
  text.replace(/[!-~]/g, (char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0))

/** What people and input methods write instead of a name, which is found all the same. */
export const DISGUISES: Readonly<Record<string, (text: string) => string>> = {
  'other dots': (text) => text.replaceAll('·', '•'),
  'a Japanese dot': (text) => text.replaceAll('·', '・'),
  'a full stop': (text) => text.replaceAll('·', '．'),
  'no dots': (text) => text.replaceAll('·', ''),
  'blanks between characters': (text) => [...text].join(' '),
  'wide blanks': (text) => [...text].join('\u3000'),
  'unseen characters': (text) => [...text].join('\u200B'),
  'wide letters': wide,
  capitals: (text) => text.toUpperCase(),
  'small letters': (text) => text.toLowerCase(),
  'no accents': (text) =>
    text
      .normalize('NFD')
      .replace(/[\u0300-\u036F]/g, '')
      .normalize('NFC'),
  'accents apart': (text) => text.normalize('NFD'),
  'compatibility ideographs': (text) =>
    text.replaceAll('金', '\uF90A').replaceAll('豈', '\uF900').replaceAll('更', '\uF901'),
  radicals: (text) => text.replaceAll('金', '\u2FA6'),
}
