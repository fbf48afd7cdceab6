/** Stems of the most common passwords: digits and signs at the end are taken off before the look-up. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `password passwort passw0rd p@ssword p@ssw0rd passpass mypassword yourpassword newpassword
  administrator welcome welcomehome letmein letmeinnow changeme changemenow changeit default
  iloveyou iloveu loveyou trustno sunshine princess princesa superman batman spiderman starwars
  football baseball basketball liverpool arsenal chelsea manchester manutd everton rangers
  michelle jennifer jessica charlotte jonathan alexander nicholas victoria samantha elizabeth
  internet computer samsung windows microsoft facebook whatsapp google
  qwertyuiop qwertyui qwerty qwertz qwertzuiop azertyuiop azerty asdfghjkl asdfghjk asdfasdf
  zxcvbnm zxcvbnmm qazwsxedc qazwsx abcdefgh abcdefghi abcabc abcd abcdef
  butterfly chocolate strawberry blueberry elephant dolphin pokemon minecraft dragon monkey shadow
  master masterkey secret topsecret whatever nothing something anything testtest testing tester
  freedom forever london birmingham england scotland carpenter carpentry joinery
  workshop furniture kitchen interior timber`
    .split(/\s+/)
    .filter(Boolean),
);
