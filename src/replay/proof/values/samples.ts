import { type Offerer, offer } from './offer.ts'
import { leastLength } from './plainTexts.ts'

const PLACE = 'https://example.invalid'

/** Offers files; rules only test whether there is one. */
export const filesOffer: Offerer = ({ field: { constraints } }) => {
  const name = `示例.${constraints.fileType?.[0] ?? 'jpg'}`
  return offer([[{ name, url: `${PLACE}/${name}` }]])
}

/** Offers the address of one drawn image, which cannot be chosen. */
export const signOffer: Offerer = () => offer([`${PLACE}/sign.png`])

export const switchOffer: Offerer = () => offer([true, false], { clearable: false })

/** Offers rich text of minimum length; other texts are not listed. */
export const editorOffer: Offerer = ({ field, codes, points: { texts, numbers } }) =>
  offer([`<p>${'文'.repeat(leastLength(field))}</p>`], {
    open: codes.length + texts.length + numbers.length > 0,
    unsure: true,
  })

/** Offers nothing: layout fields have no value. */
export const nothingOffer: Offerer = () => offer([])
