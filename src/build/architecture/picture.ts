import { ROOMS } from './boundaries.ts'
import { aliasOf, ROOM_NAMES, type Room, roomsNamed } from './rooms.ts'

const allowedRooms = (room: Room): Room[] =>
  [...new Set(ROOMS[room].mayImport.flatMap(roomsNamed))].filter((other) => other !== room)

/** True when `to` is reachable from `from` through other rooms. */
function isReachedOver(from: Room, to: Room): boolean {
  const between = allowedRooms(from).filter((room) => room !== to)
  return between.some((room) => {
    const next = allowedRooms(room)
    return next.includes(to) || isReachedOver(room, to)
  })
}

const nodeOf = (room: Room): string => aliasOf(room).replace('/', '_')

/** Returns a Mermaid flow chart of allowed imports, without arrows that follow from others. */
export function pictureOf(): string {
  const nodes = ROOM_NAMES.map((room) => `  ${nodeOf(room)}["${room}"]`)
  const arrows = ROOM_NAMES.flatMap((room) =>
    allowedRooms(room)
      .filter((other) => !isReachedOver(room, other))
      .map((other) => `  ${nodeOf(room)} --> ${nodeOf(other)}`),
  )
  return ['```mermaid', 'flowchart TD', ...nodes, ...arrows, '```'].join('\n')
}

/** A table of the rooms: what each holds, and what it may import. */
export function tableOf(): string {
  const rows = ROOM_NAMES.map((room) => {
    const names = ROOMS[room].mayImport.join(', ') || 'no other room'
    return `| \`${room}\` | ${ROOMS[room].holds} | ${names} |`
  })
  return ['| room | holds | may import |', '|---|---|---|', ...rows].join('\n')
}
