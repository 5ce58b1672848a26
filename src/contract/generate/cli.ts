import { readFile, writeFile } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import { parseApi } from '../apiDocument.ts'
import { composeApi } from './composeApi.ts'
import { generatedFiles } from './generatedFiles.ts'
import { readSchemas } from './readSchemas.ts'

/** `npm run generate` writes the generated files; with `--check` it only compares, and a stale one is exit code 1. */
const contract = resolve(import.meta.dirname, '..')
const schemas = resolve(contract, '../../schemas')
const checking = process.argv.includes('--check')

const composed = await composeApi(resolve(schemas, 'api'))
const api = parseApi(composed)
const written = {
  configuration: await readSchemas(resolve(schemas, 'configuration')),
  pages: await readSchemas(schemas),
  seed: await readSchemas(resolve(schemas, 'seed')),
}
const generated = { ...(await generatedFiles(api, written)), '../../schemas/api.json': composed }
for (const [name, text] of Object.entries(generated)) {
  const file = resolve(contract, name)
  const before = await readFile(file, 'utf8').catch(() => '')
  if (before === text) continue
  const shown = relative(process.cwd(), file)
  if (checking) {
    console.error(`${shown} is stale: run npm run generate`)
    process.exitCode = 1
  } else {
    await writeFile(file, text)
    console.log(`wrote ${shown}`)
  }
}
