import { FLOORS } from './boundaries.ts'
import type { Exception, Floor, Floors, Pattern, Restriction } from './rules.ts'

const floorsOf = new Map(Object.entries(FLOORS))

/**
 * Returns the restrictions of what stands on the floors of a folder, and on those of folders inside it. Each repeats
 * `outer`, the patterns of the room and of the floors further out.
 */
export function floorRestrictions(folder: string, outer: readonly Pattern[]): Restriction[] {
  const rules: Floors = floorsOf.get(folder) ?? { floors: [], refusal: '' }
  const { floors, refusal, named, exceptions = [] } = rules
  return floors.flatMap((floor, height) => {
    const members = membersOf(floor)
    // What stands alone has nobody beside it, and may name a folder of its own like itself.
    const refused = floors.slice(members.length > 1 ? height : height + 1).flatMap(membersOf)
    const message = 'refusal' in floor ? floor.refusal : refusal
    return partsOf(members, exceptions).flatMap(({ part, exception }) => {
      const start = named ? `${named}/` : part.every(isFile) ? './' : '../**/'
      const group = patternsOf(refusedTo(refused, exception), start)
      const own = group.length > 0 ? [{ group, message }] : []
      const patterns = [...outer, ...own]
      const inside = part.flatMap((one) => floorRestrictions(`${folder}/${one}`, patterns))
      if (own.length === 0) return inside
      return [{ includes: part.map((one) => pathOf(folder, one)), patterns }, ...inside]
    })
  })
}

export const membersOf = (floor: Floor): readonly string[] =>
  'holds' in floor ? floor.holds : floor

const isFile = (member: string): boolean => member.includes('.')

const pathOf = (folder: string, member: string): string =>
  `${folder}/${member}${isFile(member) ? '' : '/**'}`

/** Members that are held to one rule: folders, loose files, and each that has an exception by itself. */
function partsOf(members: readonly string[], exceptions: readonly Exception[]) {
  const exceptionOf = (member: string) => exceptions.find(({ of }) => of === member)
  const common = members.filter((member) => !exceptionOf(member))
  const parts: { part: string[]; exception?: Exception }[] = [
    { part: common.filter((member) => !isFile(member)) },
    { part: common.filter(isFile) },
    ...members.flatMap((member) => {
      const exception = exceptionOf(member)
      return exception ? [{ part: [member], exception }] : []
    }),
  ]
  return parts.filter(({ part }) => part.length > 0)
}

const refusedTo = (refused: readonly string[], exception?: Exception): string[] => [
  ...(exception?.mayNotImport ?? []),
  ...refused.filter((member) => !exception?.mayImport?.includes(member)),
]

/** Import paths of the members that begin with `start`. */
function patternsOf(members: readonly string[], start: string): string[] {
  const files = members.filter(isFile)
  const folders = members.filter((member) => !isFile(member))
  return [
    ...(folders.length > 0 ? [`${start}{${folders}}/**`] : []),
    ...(files.length > 0 ? [`${start}{${files}}`] : []),
  ]
}
