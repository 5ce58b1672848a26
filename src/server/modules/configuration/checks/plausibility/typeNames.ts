import { get, type Located, textOf } from '#lint/document/located.ts'

/** Names of the member types by their ids. */
export const typeNames = (
  roots: ReadonlyMap<string, Located | undefined>,
): ReadonlyMap<string, string> =>
  new Map(
    (roots.get('memberTypes.json')?.items ?? []).map((type) => [
      textOf(get(type, 'memberType')) ?? '',
      textOf(get(type, 'name')) ?? '',
    ]),
  )
