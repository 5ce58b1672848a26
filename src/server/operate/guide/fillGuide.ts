import { invoiceSecretTable, paySecretTable } from './paySecretRows.ts'
import { settingTables } from './settingRows.ts'

const BEGIN = '<!-- settings: written by src/server/operate/guide/generate.ts -->'
const END = '<!-- settings end -->'

const WECHAT_KEYS =
  '**WeChat Pay’s own keys change** (certificate to certificate, or to a public key `PUB_KEY_ID_…`): before the change add the new one to `platformKeys` (`[{ "serial": …, "key": … }]`) and `portal config -- push`, which needs no restart; both are believed, by the `Wechatpay-Serial` of each message. Afterwards let the new one be `platformSerial` and `platformKey` and push again. A message of a key that is not there is refused and comes again; the log names its serial number and those that are known. Lists of certificates are not fetched by the server: download them at the merchant platform. A key in an environment variable, or a file replaced under its old name, is read at the next push or start.'

const SOCIETY_SECRETS =
  'A society’s `payProviders.json` says where each secret is: `{ "env": "PAY_<CODE>_…" }` is an environment variable, `{ "file": "…" }` a file in the folder of `SECRETS_DIR` that has the society’s code for its name. `<CODE>` is the code in capitals, a hyphen as two underscores: society `a-b` has `PAY_A__B_…` and `SECRETS_DIR/a-b/`. No document can name another society’s, nor `sealing.key` and `lookup.key`. Where a provider is asked is of the list below; another address (a private line, the bank’s client that a society runs) is written into a variable whose name ends with `_URL`, and the document says `{ "env": "PAY_<CODE>_…_URL" }`: that one alone may be in a private network.'

const WECHAT_ACCOUNTS =
  '**Paying inside WeChat needs an openId of the very account (`appId`) the society is paid by**: name its secret as `appSecret`, enter the society’s host as the account’s page authorisation domain (the file that the platform hands out for it stands in `domainFiles` of the society’s `organisation.json`, and is served at the root of its hosts), and this server’s address in its IP list. `WECHAT_APP_ID` serves only societies that are paid by that account, or not by WeChat Pay. `portal setup -- CODE --check` asks the platform with it. Do not change `appId` while orders wait (half an hour): the platform tells of them under the old one.'

/** Returns the guide with its generated tables; throws when it has no place for one. */
export function fillGuide(guide: string): string {
  const from = guide.indexOf(BEGIN)
  const to = guide.indexOf(END)
  if (from < 0 || to < from) throw new Error(`the guide lacks ${BEGIN} … ${END}`)
  const tables = [
    ...settingTables(),
    '#### Secrets of payment providers',
    SOCIETY_SECRETS,
    paySecretTable(),
    WECHAT_KEYS,
    WECHAT_ACCOUNTS,
    '#### Secrets of e-invoice providers',
    'The same of `invoiceProvider.json`; names of variables begin with `INVOICE_<CODE>_`.',
    invoiceSecretTable(),
  ]
  return `${guide.slice(0, from + BEGIN.length)}\n\n${tables.join('\n\n')}\n\n${guide.slice(to)}`
}
