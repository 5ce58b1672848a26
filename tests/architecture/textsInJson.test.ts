import { expect, test } from 'vitest'
import { literalsIn, sourceFiles } from './codeLiterals.ts'

/** Where Chinese may stand in the server and the adapters, and why; everything else is said by JSON documents. */
const ALLOWED: Record<string, string> = {
  'modules/records/certificates/composeSheet.ts': 'how a day is written, a format and no sentence',
  'modules/records/certificates/certifiedAppointment.ts':
    'how a part-time position is written, by rule',
  'modules/records/certificates/generateCertificate.ts':
    'names of files that certificates are saved as',
  'modules/configuration/gallery/': 'the gallery of a demonstration',
  'modules/records/forms/': 'what a file without a name is called',
  'modules/configuration/site/siteInfoOf.ts': 'headings a society has before it writes its own',
  'modules/records/applications/member/memberView.ts':
    'the title of a printed form without one, made of names',
  'modules/records/applications/submitApplication.ts':
    'an entry of the trail, fixed by the specification',
  'modules/records/applications/changeRecordStatus.ts': 'the same, by option code',
  'modules/records/audit/decide.ts': 'the opinion of who says none, fixed by the specification',
  'store/baseline/searchText.ts': 'characters that stand for others, and no sentence',
  'adapters/formInfo/fieldTypes/': 'name and verb of a type',
  'adapters/formInfo/reading/yesOrNo.ts': 'words and marks that people write for yes and no',
  'adapters/schemaForm/fieldKinds.ts': 'how people write a span of years',
  'adapters/formInfo/reading/momentIn.ts': 'how people and spreadsheets write a date',
  'adapters/formInfo/display/': 'how a value is written: a count, a period',
  'adapters/records/': 'the words of the specification for positions and members',
}

const ROOMS = ['base', 'modules', 'settings', 'start', 'control', 'operate', 'store'].map(
  (folder) => `src/server/${folder}`,
)

const chinese = [...ROOMS, 'adapters']
  .flatMap((room) => sourceFiles(room))
  .flatMap(literalsIn)
  .filter(({ text }) => /\p{Script=Han}/u.test(text))
  .map(({ file, text }) => ({ text, place: file.replace('src/server/', '') }))
const reasonFor = (place: string) => Object.keys(ALLOWED).find((start) => place.startsWith(start))

test('what the server and the adapters say to people stands in JSON, but where a reason is given', () => {
  const found = chinese.filter(({ place }) => reasonFor(place) === undefined)
  expect(found.map(({ place, text }) => `${place} ${text}`)).toEqual([])
})

test('every reason is still needed', () => {
  const used = new Set(chinese.map(({ place }) => reasonFor(place)))
  expect(Object.keys(ALLOWED).filter((start) => !used.has(start))).toEqual([])
})
