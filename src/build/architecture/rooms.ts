import { ROOMS } from './boundaries.ts'

export type Room = keyof typeof ROOMS

export const ROOM_NAMES = Object.keys(ROOMS) as Room[]

/** `src/runtime/core` is imported as `#runtime/core/…`. */
export const aliasOf = (room: Room): string => room.replace(/^src\//, '')

/** Returns the rooms behind an allowed name: `runtime` stands for both of its rooms. */
export const roomsNamed = (name: string): Room[] =>
  ROOM_NAMES.filter((room) => {
    const alias = aliasOf(room)
    return alias === name || alias.startsWith(`${name}/`) || name.startsWith(`${alias}/`)
  })
