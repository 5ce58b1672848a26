import { type Offerer, offer } from './offer.ts'
import { leastLength } from './plainTexts.ts'

const PLACE = 'https://example.invalid'

/** No rule sees into a file: there is one, or none. */
export const filesOffer: Offerer = ({ field: { constraints } }) => {
  const name = `示例.${constraints.fileType?.[0] ?? 'jpg'}`
  return offer([[{ name, url: `${PLACE}/${name}` }]])
}

/** The address of a drawn picture; nobody can choose which. */
export const signOffer: Offerer = () => offer([`${PLACE}/sign.png`])

export const switchOffer: Offerer = () => offer([true, false], { clearable: false })

/** Rich text of the least length; what else an author may write is not listed. */
export const editorOffer: Offerer = ({ field, codes }) =>
  offer([`<p>${'文'.repeat(leastLength(field))}</p>`], { open: codes.length > 0, unsure: true })

/** Layout holds no value. */
export const nothingOffer: Offerer = () => offer([])
