import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { cardTailOf } from '#domain/person/cardTail.ts'

interface Seeded {
  formInfo: { mobile?: string; cardNo?: string }
}

const read = (society: string, file: string, list: string): Seeded[] => {
  const path = `fixtures/organisations/${society}/${file}.json`
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8'))[list] : []
}

const seeded = readdirSync('fixtures/organisations').flatMap((society) => [
  ...read(society, 'members', 'members'),
  ...read(society, 'orApplications', 'applications'),
])

const tails = new Map(
  seeded.flatMap(({ formInfo: { mobile, cardNo } }) =>
    mobile && cardNo ? [[mobile, cardTailOf(cardNo)] as const] : [],
  ),
)

/** What whoever holds a mobile of the demonstration sends with its code: the end of the card number, as they know it. */
export function seededCard(mobile: string): { cardTail?: string } {
  const cardTail = tails.get(mobile)
  return cardTail === undefined ? {} : { cardTail }
}
