import { FLOORS, ROOMS } from './boundaries.ts'
import { floorRestrictions } from './floors.ts'
import { aliasOf, ROOM_NAMES, type Room } from './rooms.ts'
import type { Pattern, Platform, Restriction } from './rules.ts'

const REACT = ['{react,react-dom,swr,wouter}', '{react,react-dom,@mantine,@rjsf}/**']
const NODE = [
  '{node:*,fastify,kysely,pg,sanitize-html,file-type}',
  '{node:*,@fastify,@electric-sql,@node-rs}/**',
]

/** The packages that are refused to code of a platform. */
const PACKAGES: Record<Platform, Pattern> = {
  anything: {
    group: [...REACT, ...NODE],
    message:
      'This room is pure: it runs in the browser, on the server and in replay. Take what you need (time, data, a way to ask) as a parameter.',
  },
  browserAlone: {
    group: [...REACT, ...NODE],
    message:
      'client is plain browser code without a framework: state and views belong to src/app, anything of Node to src/server.',
  },
  browser: {
    group: NODE,
    message:
      'This room runs in the browser. What only Node can do belongs to src/server and is reached by a call of schemas/api.json.',
  },
  node: {
    group: REACT,
    message:
      'There is no React here. Views belong to src/runtime/react, src/nodes, src/widgets or src/app.',
  },
}

/** Returns the restrictions of all rooms; those of a folder repeat the ones of the room, which they replace. */
export function restrictionsOf(): Restriction[] {
  return ROOM_NAMES.flatMap((room) => {
    const { except } = ROOMS[room]
    const patterns = [otherRooms(room), roomsByPath(room), PACKAGES[ROOMS[room].runsOn]]
    const includes = [`${room}/**`, ...(except ? [`!${except.files}`] : [])]
    const inside = FLOORS[room] ? floorRestrictions(room, patterns) : []
    return [{ includes, patterns }, ...inside]
  })
}

const otherRooms = (room: Room): Pattern => ({
  group: ['#*/**', ...allowed([...ROOMS[room].mayImport, ...ownName(room)])],
  message: ROOMS[room].refusal,
})

/** One pattern for all names: each pattern is matched against each import of the room. */
const allowed = (names: readonly string[]): string[] =>
  names.length > 0 ? [`!#{${names}}/**`] : []

/** The name of the room, where its folders import each other by it. */
function ownName(room: Room): string[] {
  const named = FLOORS[room]?.named
  return named ? [named.slice(1)] : []
}

/** Refuses `../domain/…`; of `runtime/core`, the folder it shares with `runtime/react` is its own. */
function roomsByPath(room: Room): Pattern {
  const own = aliasOf(room).split('/')
  const folders = ROOM_NAMES.map((other) => {
    const path = aliasOf(other).split('/')
    return path.find((folder, depth) => folder !== own[depth])
  })
  const others = [...new Set(folders.filter((folder) => folder !== undefined))]
  const { byPath } = ROOMS[room]
  return {
    group: [`../**/{${others}}/**`, ...(byPath ? [`!../**/${byPath.file}`] : [])],
    message:
      'Import another room by its name (#contract/…), so that the direction can be seen; relative imports stay inside a room.',
  }
}
