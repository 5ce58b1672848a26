import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '#server/root.ts'

/** Folders of forms below fixtures/, with heading and file name suffix. */
const FORM_FOLDERS = [
  { folder: 'gallery', group: '全部类型', suffix: '.json' },
  { folder: 'organisations', group: '学会表单', suffix: '.json', within: 'formConfig' },
  { folder: 'formInfo', group: '字段用例', suffix: '.input.json' },
  { folder: 'scenarios', group: '场景', suffix: '.scenario.json' },
] as const

/** A fixture file with a form. */
export interface GalleryFile {
  /** Path below fixtures/ without the suffix. */
  id: string
  group: string
  /** Path relative to the project folder. */
  file: string
}

/** All forms of the fixtures, ordered by folder and name. */
export const galleryFiles = (): GalleryFile[] => FORM_FOLDERS.flatMap(filesIn)

function filesIn(source: (typeof FORM_FOLDERS)[number]): GalleryFile[] {
  const { folder, group, suffix } = source
  const within = 'within' in source ? `/${source.within}/` : ''
  const names = readdirSync(join(ROOT, 'fixtures', folder), { recursive: true, encoding: 'utf8' })
  return names
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith(suffix) && path.includes(within) && !/(?:^|\/)\./.test(path))
    .sort()
    .map((path) => ({ id: path.slice(0, -suffix.length), group, file: `fixtures/${path}` }))
}
