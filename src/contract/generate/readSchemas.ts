import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TypedSchema } from './schemaTypes.ts'

const ENDING = '.schema.json'

/** The schemas of a folder by their name without `.schema.json`, in the order of their names. */
export async function readSchemas(folder: string): Promise<Record<string, TypedSchema>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(ENDING)).sort()
  const entries = files.map(async (file): Promise<[string, TypedSchema]> => {
    const text = await readFile(join(folder, file), 'utf8')
    return [file.slice(0, -ENDING.length), JSON.parse(text)]
  })
  return Object.fromEntries(await Promise.all(entries))
}
