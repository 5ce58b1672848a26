import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../root.ts'

/** Where forms to look at lie below fixtures/, the heading they stand under, and how their file names end. */
const SHELVES = [
  { folder: 'gallery', group: '全部类型', suffix: '.json' },
  { folder: 'organisations', group: '学会表单', suffix: '.json', within: 'formConfig' },
  { folder: 'formInfo', group: '字段用例', suffix: '.input.json' },
  { folder: 'scenarios', group: '场景', suffix: '.scenario.json' },
] as const

/** A file of the fixtures that holds a form. */
export interface GalleryFile {
  /** Its path below fixtures/ without what its name ends with. */
  id: string
  group: string
  /** Path from the project's folder, as an editor shows it. */
  file: string
}

/** Every form of the fixtures, in the order of the shelves and of their names. */
export const galleryFiles = (): GalleryFile[] => SHELVES.flatMap(filesOn)

function filesOn(shelf: (typeof SHELVES)[number]): GalleryFile[] {
  const { folder, group, suffix } = shelf
  const within = 'within' in shelf ? `/${shelf.within}/` : ''
  const names = readdirSync(join(ROOT, 'fixtures', folder), { recursive: true, encoding: 'utf8' })
  return names
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith(suffix) && path.includes(within) && !/(?:^|\/)\./.test(path))
    .sort()
    .map((path) => ({ id: path.slice(0, -suffix.length), group, file: `fixtures/${path}` }))
}
