import { registerAccount, startSession } from '#contracts/accounts/accounts.endpoints.ts'

const PASSWORD = 'biga e poolish'

/** Somebody with an account, as the servers know him. */
export interface Reader {
  name: string
  cookie: string
}

/** Each comes from households of its own, so that no limit counts them together. */
export const household = (number: number, turn: number) => `10.${number}.${(turn >> 8) & 255}.${turn & 255}`

const JSON_BODY = { 'content-type': 'application/json' }

/** The cookies that an answer sets, as they are sent back. */
const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')

/** New accounts: visitor0 and so on. */
export async function register(origin: string, count: number, kind = 'visitor'): Promise<Reader[]> {
  const readers: Reader[] = []
  for (let number = 0; number < count; number += 1) {
    const name = `${kind}${number}`
    const person = { name, username: name, email: `${name}@example.it` }
    const answer = await fetch(origin + registerAccount.path, {
      method: 'POST',
      headers: { ...JSON_BODY, 'x-forwarded-for': household(number, 0) },
      body: JSON.stringify({ ...person, password: PASSWORD, passwordConfirm: PASSWORD }),
    })
    if (answer.status !== 201) throw new Error(`${registerAccount.path} answers ${answer.status}`)
    readers.push({ name, cookie: cookiesOf(answer) })
  }
  return readers
}

/** The same account with a new session. */
export async function logIn(
  origin: string,
  name: string,
  { email = `${name}@example.it`, password = PASSWORD } = {},
): Promise<Reader> {
  const answer = await fetch(origin + startSession.path, {
    method: 'POST',
    headers: JSON_BODY,
    body: JSON.stringify({ email, password }),
  })
  if (!answer.ok) throw new Error(`${startSession.path} answers ${answer.status} for ${name}`)
  return { name, cookie: cookiesOf(answer) }
}

/** What a reader gets from the API. Throws for anything but an answer in the 200s. */
export async function read<T>(origin: string, { cookie }: Reader, path: string): Promise<T> {
  const answer = await fetch(origin + path, { headers: { cookie } })
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`)
  return (await answer.json()) as T
}

/** Sends it as the reader; the answer, whatever it is. */
export const send = ({ cookie }: Reader, url: string, body: object, method = 'POST') =>
  fetch(url, { method, headers: { ...JSON_BODY, cookie }, body: JSON.stringify(body) })
