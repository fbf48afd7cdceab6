import type * as messages from '#languages/en/visitors/enquiry-photos.ts';

export const enquiryPhotoMessages: typeof messages.enquiryPhotoMessages = {
  label: 'Fotografias do local',
  upTo: '(até seis, se quiser)',
  choose: 'Tirar ou escolher',
  photo: 'Fotografia {nth}',
  remove: 'Retirar a fotografia {nth}',
  tryAgain: 'Tentar de novo',
  preparing: 'A preparar a fotografia {nth}',
  sending: 'A enviar a fotografia {nth}',
  waiting: 'A ligação caiu. Continua por si.',
  arrived: 'Chegaram {count} de {all}.',
  awaited: 'A sua mensagem é enviada assim que as fotografias chegarem.',
  sendWithout: 'Enviar sem as que faltam',
  smaller:
    'Reduzidas no seu dispositivo: {before} passaram a {after}. O local onde foram tiradas não é enviado.',
  asItIs: 'Enviada sem alterações pelo seu navegador: pode dizer onde foi tirada.',
  kept: 'Só nós as vemos, e são apagadas com a sua mensagem.',
  accepts: 'JPEG, PNG, WebP ou HEIC, e um esboço em PDF.',
};

export const enquiryPhotoProblems: typeof messages.enquiryPhotoProblems = {
  tooMany: 'Com uma mensagem podem vir seis: as outras ficaram de fora.',
  tooLarge: 'Tem mais de 25 MB. Escolha, por favor, uma cópia mais pequena.',
  tooLargeAsItIs:
    'Tem mais de 5 MB. Escolha, por favor, uma cópia mais pequena ou fotografias das páginas.',
  tooManyPixels: 'É grande demais para ser tratada. Escolha, por favor, uma cópia mais pequena.',
  video: 'Isto é um vídeo. Com uma mensagem podem vir fotografias e PDF.',
  notAPicture: 'Isto não é uma fotografia nem um PDF. Escolha, por favor, outro ficheiro.',
  unreadable:
    'Este ficheiro não pode ser lido aqui: talvez esteja danificado. Escolha, por favor, outra cópia.',
  noHeic: 'O seu navegador não lê este tipo de fotografia (HEIC). Escolha-a, por favor, em JPEG.',
  noCanvas: 'O seu navegador não a consegue tratar. Escolha-a, por favor, em JPEG.',
  lineAway: 'Não chegou: a ligação caiu.',
  busy: 'De momento não podemos receber fotografias aqui. Envie, por favor, a mensagem sem elas.',
  refused: 'Não foi aceite. Tente de novo, por favor, ou envie a mensagem sem ela.',
};

export const enquiryPhotosLost = {
  some: 'Das suas fotografias chegaram {count} de {all}. Envie-nos, por favor, as outras quando lhe respondermos.',
};
