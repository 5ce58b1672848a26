import type { Outgoing } from '#server/providers/outgoing/outgoing.ts'
import { fetchPicture } from './fetchPicture.ts'
import { takenName } from './takenName.ts'

/** A document's text with pictures of the society's own, and these as files of the configuration. */
export interface TakenPictures {
  text: string
  /** By path; contents in base64. */
  files: Readonly<Record<string, string>>
}

/** Most pictures imported per step; no page needs more at once. */
const MOST = 10

/** The address of a picture in rich text, in a text of JSON. */
const SOURCE =
  /<img\b[^<>]{0,2000}?\bsrc\s*=\s*(?:\\"|')(https:\/\/[^"'\\<>\s]{1,2000}|data:image\/[\w.+-]+;base64,[A-Za-z0-9+/=]+)(?=\\"|')/gi

/**
 * Fetches the pictures that a document links from other sites or embeds as `data:` URLs, unless it did so before. A
 * picture that cannot be fetched keeps its address, and the report has a finding about it.
 */
export async function takePictures(
  text: string,
  before: string,
  ask: Outgoing,
): Promise<TakenPictures | undefined> {
  const addresses = new Set([...text.matchAll(SOURCE)].map(([, address = '']) => address))
  const fresh = [...addresses].filter((address) => !before.includes(address)).slice(0, MOST)
  const taken = await Promise.all(
    fresh.map(async (address) => {
      const picture = await fetchPicture(address.replaceAll('&amp;', '&'), ask)
      if (!picture) return []
      const name = takenName(picture.content, picture.kind)
      return [{ address, name, content: picture.content.toString('base64') }]
    }),
  )
  const found = taken.flat()
  if (found.length === 0) return undefined
  return {
    text: found.reduce((all, { address, name }) => replaced(all, address, `asset:${name}`), text),
    files: Object.fromEntries(found.map(({ name, content }) => [`assets/${name}`, content])),
  }
}

/** Replaces whole addresses only, because another address may begin with this one. */
const replaced = (text: string, address: string, by: string): string =>
  ['\\"', "'"].reduce((all, quote) => all.replaceAll(`${address}${quote}`, `${by}${quote}`), text)
