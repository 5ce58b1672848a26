import { roomsNamed } from './roomRules.ts'
import { aliasOf, ROOM_NAMES, ROOMS, type Room } from './rooms.ts'

type Allowed = ReadonlyMap<Room, readonly string[]>

const allowedRooms = (allowed: Allowed, room: Room): Room[] =>
  [...new Set((allowed.get(room) ?? []).flatMap(roomsNamed))].filter((other) => other !== room)

/** True when `to` is reachable from `from` through other rooms. */
function isReachedOver(allowed: Allowed, from: Room, to: Room): boolean {
  const between = allowedRooms(allowed, from).filter((room) => room !== to)
  return between.some((room) => {
    const next = allowedRooms(allowed, room)
    return next.includes(to) || isReachedOver(allowed, room, to)
  })
}

const nodeOf = (room: Room): string => aliasOf(room).replace('/', '_')

/** Returns a Mermaid flow chart of allowed imports, without arrows that follow from others. */
export function pictureOf(allowed: Allowed): string {
  const nodes = ROOM_NAMES.map((room) => `  ${nodeOf(room)}["${room}"]`)
  const arrows = ROOM_NAMES.flatMap((room) =>
    allowedRooms(allowed, room)
      .filter((other) => !isReachedOver(allowed, room, other))
      .map((other) => `  ${nodeOf(room)} --> ${nodeOf(other)}`),
  )
  return ['```mermaid', 'flowchart TD', ...nodes, ...arrows, '```'].join('\n')
}

/** A table of the rooms: what each holds, and what it may import. */
export function tableOf(allowed: Allowed): string {
  const rows = ROOM_NAMES.map((room) => {
    const names = (allowed.get(room) ?? []).join(', ') || 'no other room'
    return `| \`${room}\` | ${ROOMS[room]} | ${names} |`
  })
  return ['| room | holds | may import |', '|---|---|---|', ...rows].join('\n')
}
