import type * as messages from '#languages/en/visitors/contact-form.ts';

export const contactFormMessages: typeof messages.contactFormMessages = {
  form: 'Pedido de contacto',
  name: 'O seu nome',
  contact: 'Telefone ou e-mail',
  service: 'O que tem em mente?',
  choose: 'Escolha, por favor',
  otherService: 'Outra coisa',
  message: 'De que se trata e para quando',
  consent: 'Podem guardar esta mensagem para me responderem.',
  privacy: 'O que guardamos e durante quanto tempo',
  trap: 'Deixe este campo vazio, por favor',
  send: 'ENVIAR MENSAGEM',
  sending: 'A ENVIAR…',
  thanks: (name) => `Obrigado, ${name}.`,
  sent: 'A sua mensagem chegou até nós. Um de nós lê-a e responde no prazo de um dia útil.',
  otherWays: {
    chat: 'Pode tentar de novo, {whatsapp} ou ligar para {phone}.',
    noChat: 'Pode tentar de novo ou ligar para {phone}.',
  },
  chatLink: 'enviá-la por WhatsApp',
  notLoaded:
    'Não foi possível carregar o formulário, por isso nada foi enviado. O que escreveu continua lá.',
};

export const enquiryProblems: typeof messages.enquiryProblems = {
  name: 'Diga-nos, por favor, o seu nome.',
  nameTooLong: 'Use, por favor, 120 caracteres no máximo.',
  noContact: 'Deixe, por favor, um e-mail ou um telefone, para lhe podermos responder.',
  contactTooLong: 'Use, por favor, 300 caracteres no máximo.',
  email: 'Verifique, por favor, o e-mail: deve ser como nome@example.com.',
  phone: 'Verifique, por favor, o telefone: deve ter de 6 a 15 algarismos.',
  service: 'Escolha, por favor, um dos serviços.',
  message: 'Descreva, por favor, o trabalho em 10 a 5.000 caracteres.',
  consent: 'Aceite, por favor, que guardemos a sua mensagem para lhe respondermos.',
};

export const enquiryFailures: typeof messages.enquiryFailures = {
  tooQuick: 'Foi muito rápido. Espere um momento, por favor, e envie de novo.',
  tooMany: 'Já nos enviou várias mensagens nesta hora. Ligue-nos, por favor, ou tente mais tarde.',
  busy: 'De momento não conseguimos receber mensagens aqui. Ligue-nos, por favor, ou tente daqui a uma hora.',
  refused: 'A sua mensagem não pôde ser enviada agora. Continua aqui guardada.',
  unreachable: 'Não conseguimos ver se a sua mensagem chegou. Continua aqui guardada.',
};

export const errorMessages: typeof messages.errorMessages = {
  title: 'Algo correu mal',
  unexpected: 'Ocorreu um erro inesperado.',
  reload: 'Recarregar',
};
