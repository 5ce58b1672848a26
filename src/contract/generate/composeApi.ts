import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

type Members = Record<string, unknown>

/** What stands in one file of `schemas/api/`: the calls that one module of the server binds, and the schemas only they use. */
interface ApiPart {
  paths: Members
  schemas?: Members
}

/** What the calls of all modules share: the head of the document, credentials, refusals, common schemas. */
interface CommonPart extends Members {
  components: Members & { schemas: Members }
}

const COMMON = 'common.json'

/**
 * Returns the text of `schemas/api.json`, put together from the files of `schemas/api/` in the order of their names.
 * @throws Error for an address or a schema that stands in two files
 */
export async function composeApi(folder: string): Promise<string> {
  const read = async (file: string) => JSON.parse(await readFile(join(folder, file), 'utf8'))
  const common: CommonPart = await read(COMMON)
  const files = (await readdir(folder)).filter((file) => file !== COMMON).sort()
  const parts: ApiPart[] = await Promise.all(files.map(read))
  const paths = together(parts.map((part) => part.paths))
  const schemas = together([common.components.schemas, ...parts.map((part) => part.schemas ?? {})])
  const { components, ...head } = common
  return `${written({ ...head, paths, components: { ...components, schemas } })}\n`
}

/** Members of members are written a line each, three deep, so that a finding has the line of its call or schema. */
function written(value: Members, depth = 1): string {
  const margin = '  '.repeat(depth)
  const lines = Object.entries(value).map(([name, member]) => {
    const isOpened = depth < 4 && isRecord(member) && Object.values(member).every(isRecord)
    return `${margin}${JSON.stringify(name)}: ${isOpened ? written(member, depth + 1) : JSON.stringify(member)}`
  })
  return `{\n${lines.join(',\n')}\n${margin.slice(2)}}`
}

const isRecord = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** All members in one object. */
function together(parts: readonly Members[]): Members {
  const all = parts.flatMap((part) => Object.entries(part))
  const found = new Map(all)
  const [twice] = all.find(([name, value]) => found.get(name) !== value) ?? []
  if (twice !== undefined) throw new Error(`${twice} stands in two files of schemas/api/`)
  return Object.fromEntries(found)
}
