import { definitionOf } from '#adapters/formInfo/definition.ts'
import type { FormConfigShape } from '#contract/configuration.gen.ts'
import { contentHash } from '#domain/json/contentHash.ts'
import { documentValue } from '#domain/json/documentValue.ts'
import { type Asset, assetTag, type SocietyAssets, withAssetAddresses } from './assetAddress.ts'
import type { FormDefinitionText } from './orgConfiguration.ts'

/** Matches texts that may contain asset addresses; since an address could be escaped, any `\u` counts as one. */
const ADDRESS = /asset:|\\u/

/**
 * The text of a document with its derived values, each computed on first use. Societies with equal documents share one
 * instance; values are never modified.
 */
export class DocumentText {
  #value: { of: unknown } | undefined
  #form: FormDefinitionText | undefined
  #asset: Asset | undefined
  #isCommon: boolean | undefined

  /** @param hash name of the text among stored ones */
  constructor(
    readonly text: string,
    readonly hash = '',
  ) {}

  /**
   * False where the text names files of the society, so that its derived values cannot be shared with other societies.
   */
  get isCommon(): boolean {
    this.#isCommon ??= !ADDRESS.test(this.text)
    return this.#isCommon
  }

  /** The parsed value, without addresses of files. */
  value(): unknown {
    this.#value ??= { of: this.#parsed() }
    return this.#value.of
  }

  /** The value with the addresses of the society's files. */
  valueFor(society: SocietyAssets): unknown {
    return this.isCommon ? this.value() : withAssetAddresses(this.#parsed(), society)
  }

  formFor(society: SocietyAssets): FormDefinitionText {
    if (!this.isCommon) return readForm(this.text, society)
    this.#form ??= readForm(this.text, society)
    return this.#form
  }

  /** The file of which the text is the base64; decoded at each use, so that memory holds it only once. */
  get asset(): Asset {
    const { text } = this
    this.#asset ??= {
      tag: assetTag(Buffer.from(text, 'base64')),
      get content() {
        return Buffer.from(text, 'base64')
      },
    }
    return this.#asset
  }

  #parsed(): unknown {
    return documentValue(JSON.parse(this.text))
  }
}

/** The hash covers the delivered text, so that the browser computes the same. */
function readForm(text: string, society: SocietyAssets): FormDefinitionText {
  const form = JSON.parse(text) as FormConfigShape
  const delivered = withAssetAddresses(definitionOf(form), society)
  return {
    formInfo: JSON.stringify(delivered),
    printInfo: JSON.stringify(withAssetAddresses(form.printInfo, society)),
    hash: contentHash(delivered),
  }
}
