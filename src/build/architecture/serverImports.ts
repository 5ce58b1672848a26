import { FACES } from './faces.ts'
import { type Reference, referencesIn } from './importGraph.ts'

const SERVER = 'src/server/'
const MODULES = `${SERVER}modules/`

/** The folder of the server, or the module, that a file stands in; a loose file is a place of its own. */
export const placeOf = (file: string): string =>
  /^src\/server\/(?:modules\/\w+(?=\/)|[^/]+)/.exec(file)?.[0] ?? ''

/**
 * Returns what is wrong with the imports of one file of the server: a folder or module imports another by name and itself
 * by paths, of a module others import only its face, and of a provider only the sandbox its emulation. The linter knows
 * no file's depth, and takes twice as long with 170 names (decision 0450).
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
  if (isEmulation(to) && !emulates(file))
    return 'an emulation of a provider is for the sandbox: nothing real imports it'
  const isNear = placeOf(file) === placeOf(to)
  if (isNear) return isNamed ? 'inside a folder, imports are relative' : undefined
  if (!isNamed) return 'another folder is imported by name (#server/…)'
  return isShown(to, faces)
    ? undefined
    : 'this is the inside of a module; import a file of its face, or put this one on it (src/build/architecture/faces.ts)'
}

const isEmulation = (file: string): boolean => file.includes('/emulation/')

/** Emulations themselves, the sandbox that serves them, and the start that chooses between them and what is real. */
const emulates = (file: string): boolean =>
  isEmulation(file) || [`${SERVER}sandbox`, `${SERVER}start`].includes(placeOf(file))

/** True for what stands on the face of a module, or in none. */
export function isShown(file: string, faces: typeof FACES): boolean {
  if (!file.startsWith(MODULES)) return true
  const [module = '', ...path] = file.slice(MODULES.length).split('/')
  return new Map(Object.entries(faces)).get(module)?.includes(path.join('/')) === true
}
