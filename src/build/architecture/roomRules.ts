import { aliasOf, ROOM_NAMES, type Room } from './rooms.ts'

/** The part of `.biome.json` that is read here. */
export interface LinterSettings {
  overrides: {
    includes: string[]
    linter?: { rules?: { style?: { noRestrictedImports?: Restriction } } }
  }[]
}
interface Restriction {
  options: { patterns: { group: string[] }[] }
}

/**
 * Returns what each room may import according to the linter: import names (`contract`, `runtime/core/form`), of rooms
 * and folders of data. Throws for a room without a rule.
 */
export function allowedImports({ overrides }: LinterSettings): Map<Room, string[]> {
  return new Map(
    ROOM_NAMES.map((room) => {
      const rule = overrides.find(({ includes }) => includes[0] === `${room}/**`)
      const patterns = rule?.linter?.rules?.style?.noRestrictedImports?.options.patterns
      const allowed = patterns?.find(({ group }) => group[0] === '#*/**')
      if (!allowed) throw new Error(`.biome.json has no rule for what ${room} may import`)
      return [room, allowed.group.slice(1).flatMap(namesIn)]
    }),
  )
}

/** `!#{contract,domain}/**` → `contract`, `domain`. */
function namesIn(pattern: string): string[] {
  const [, list, one] = /^!#(?:\{(.*)\}|(.*?))\/\*\*$/.exec(pattern) ?? []
  if (list === undefined && one === undefined) throw new Error(`cannot read the rule ${pattern}`)
  return (list ?? one ?? '').split(',')
}

/** Returns the rooms behind an allowed name: `runtime` stands for both of its rooms. */
export const roomsNamed = (name: string): Room[] =>
  ROOM_NAMES.filter((room) => {
    const alias = aliasOf(room)
    return alias === name || alias.startsWith(`${name}/`) || name.startsWith(`${alias}/`)
  })
