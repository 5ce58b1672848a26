import { FACES } from './faces.ts'
import { type Reference, referencesIn } from './importGraph.ts'

const SERVER = 'src/server/'
const MODULES = `${SERVER}modules/`

/** The folder of the server, or the module, that a file stands in; a loose file is a place of its own. */
export const placeOf = (file: string): string =>
  /^src\/server\/(?:modules\/\w+(?=\/)|[^/]+)/.exec(file)?.[0] ?? ''

/**
 * Returns what is wrong with the imports of one file of the server: a folder or module imports another by name and itself
 * by paths, and of a module others import only its face. The linter knows neither a file's depth, nor 170 names without
 * taking twice as long (decision 0450).
 */
export function wrongImports(file: string, text: string, faces = FACES): string[] {
  return referencesIn(file, text)
    .filter((one) => one.by !== 'address' && one.file.startsWith(SERVER))
    .flatMap((one) => {
      const what = wrongOf(file, one, faces)
      return what ? [`${file} imports ${one.file}: ${what}`] : []
    })
}

function wrongOf(
  file: string,
  { file: to, isNamed }: Reference,
  faces: typeof FACES,
): string | undefined {
  const isNear = placeOf(file) === placeOf(to)
  if (isNear) return isNamed ? 'inside a folder, imports are relative' : undefined
  if (!isNamed) return 'another folder is imported by name (#server/…)'
  return isShown(to, faces)
    ? undefined
    : 'this is the inside of a module; import a file of its face, or put this one on it (src/build/architecture/faces.ts)'
}

function isShown(file: string, faces: typeof FACES): boolean {
  if (!file.startsWith(MODULES)) return true
  const [module = '', ...path] = file.slice(MODULES.length).split('/')
  return new Map(Object.entries(faces)).get(module)?.includes(path.join('/')) === true
}
