import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { externalImports } from '../../support/externalImports.ts'

interface Manifest {
  dependencies: Record<string, string>
  knip: { entry: string[] }
}
const { dependencies, knip } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest

/** What runs on an installed server: the server, its threads and the commands. */
const ENTRIES = [
  ...knip.entry.filter((file) => file.startsWith('src/server/')),
  ...readdirSync('src/server', { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?:^|[./])cli\.ts$/.test(name))
    .map((name) => `src/server/${name}`),
]

/** Commands run from source; a font is read as a file. */
const UNIMPORTED = ['@expo-google-fonts/noto-serif-sc', 'tsx']

const packageOf = (path: string) =>
  path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/')

test('what a server installs is what it imports: what only browsers are built from is for development', async () => {
  const imported = (await externalImports(ENTRIES)).map(packageOf)
  const needed = [...new Set([...imported, ...UNIMPORTED])].sort()
  expect(Object.keys(dependencies).sort()).toEqual(needed)
})

test('the build that draws first screens brings everything along', () => {
  const config = readFileSync('vite.config.ts', 'utf8')
  expect(config).toContain('ssr: { noExternal: true }')
})

test('an image keeps the weights that certificates are set in', () => {
  const weightsIn = (file: string) =>
    [...readFileSync(file, 'utf8').matchAll(/'(\d{3}[A-Z]\w+)(?:'|\/)/g)].map(([, name]) => name)
  const set = weightsIn('src/server/modules/files/drawing/fonts.ts')
  expect(set.length).toBeGreaterThan(0)
  expect(weightsIn('src/build/slimPackages.ts').sort()).toEqual(set.sort())
})

test('the image is slimmed once nothing is built any more', () => {
  const steps = [
    ...readFileSync('src/server/deploy/Containerfile', 'utf8').matchAll(/^RUN (.*)$/gm),
  ]
  const at = (word: string) => steps.findIndex(([, step = '']) => step.includes(word))
  expect(at('npm run --silent slim')).toBe(at('npm prune --omit=dev') + 1)
})
