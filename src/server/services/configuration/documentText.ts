import { definitionOf } from '#adapters/formInfo/definition.ts'
import type { FormConfigShape } from '#contract/configuration.gen.ts'
import { contentHash } from '#domain/json/contentHash.ts'
import { documentValue } from '#domain/json/documentValue.ts'
import { type Asset, assetTag, type SocietyAssets, withAssetAddresses } from './assetAddress.ts'
import type { FormDefinitionText } from './orgConfiguration.ts'

/** An address may be written with escapes, which nobody does: such a text counts as one with addresses. */
const ADDRESS = /asset:|\\u/

/**
 * The text of a document with what is made of it, each once when it is first asked for. Societies whose documents are
 * equal share one; values are never changed.
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

  /** False where files of the society are named, so that what is made of the text is the society's own. */
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

  /** The file whose base64 the text is; decoded at each use, so that it is kept once. */
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
