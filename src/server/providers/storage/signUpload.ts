import { signObs } from './obs.ts'
import { signOssV1 } from './ossV1.ts'
import { signOssV4 } from './ossV4.ts'
import type { FormFields, StorageSettings, UploadGrant } from './storageSettings.ts'

type Signer = (settings: StorageSettings, grant: UploadGrant) => FormFields

const SIGNERS: Record<StorageSettings['type'], Record<StorageSettings['signature'], Signer>> = {
  oss: { v1: signOssV1, v4: signOssV4 },
  obs: { v1: signObs, v4: signObs },
}

/** Returns the signed form fields of one upload; they never contain the secret. */
export function signUpload(settings: StorageSettings, grant: UploadGrant): FormFields {
  return SIGNERS[settings.type][settings.signature](settings, grant)
}
