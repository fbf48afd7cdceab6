import type * as messages from '#languages/en/visitors/appointments.ts';

export const appointmentPageMessages: typeof messages.appointmentPageMessages = {
  title: 'A nossa visita',
  wait: 'À procura da sua visita…',
  unknown:
    'Este link não leva a nenhuma visita. Veja a nossa mensagem mais recente, ou ligue para {phone}.',
  over: 'A hora desta visita já passou. Se ficou algo por tratar, ligue para {phone}.',
  unreachable:
    'De momento não foi possível. Tente de novo, responda à nossa mensagem ou ligue para {phone}.',
  again: 'Tentar de novo',
  proposed: {
    one: 'Gostaríamos de o visitar',
    two: 'Gostaríamos de o visitar: que hora lhe convém?',
  },
  taken: 'Lá estaremos',
  refused: 'Vamos propor outra hora',
  cancelled: 'Não haverá visita',
  withdrawn: 'Retirámos esta visita',
  refusedText: 'Obrigado. Sabemos que precisa de outra hora, e vamos escrever-lhe.',
  cancelledText: 'Disse-nos que não quer a visita. Ligue para {phone} se foi engano.',
  withdrawnText: 'Afinal não podemos ir a esta hora, e vamos contactá-lo. Ou ligue para {phone}.',
  when: 'Quando',
  where: 'Onde',
  duration: 'Duração',
  minutes: (count) => `${count} minutos`,
  hours: (count) => (count === 1 ? '1 hora' : `${count} horas`),
  yourTime: (time) => `${time} onde se encontra`,
  passed: 'Esta hora já passou',
  take: 'Aceitar esta hora',
  another: 'Pedir outra',
  cancel: 'Cancelar a visita',
  anotherWords: 'Quando lhe daria jeito? Bastam poucas palavras.',
  cancelWords: 'Quer dizer-nos porquê? Não é obrigado.',
  send: 'Enviar',
  back: 'Voltar',
  sending: 'A enviar…',
  calendar: 'Pôr no seu calendário',
  done: 'Obrigado. Recebemos a sua resposta.',
  already: 'Já tínhamos esta resposta. Nada mudou.',
  changed: 'A visita mudou desde que abriu esta página. Agora está assim.',
};

const LINK = 'Não precisa de conta. Quem tiver o link pode responder por si.';

export const appointmentMails: typeof messages.appointmentMails = {
  entry: 'Visita de {business}',
  facts: 'Onde: {place}\nDuração: cerca de {duration}',
  proposed: {
    one: {
      subject: 'Podemos visitá-lo? {time}',
      body: `Bom dia,\n\ngostaríamos de o visitar:\n\n{times}\n\n{facts}\n\nCom este link aceita a hora ou pede outra. ${LINK}`,
    },
    two: {
      subject: 'Quando podemos visitá-lo?',
      body: `Bom dia,\n\ngostaríamos de o visitar a uma destas horas:\n\n{times}\n\n{facts}\n\nCom este link aceita uma delas ou pede outra. ${LINK}`,
    },
  },
  moved: {
    one: {
      subject: 'A nossa visita: outra hora, {time}',
      body: `Bom dia,\n\npropomos outra hora para a nossa visita:\n\n{times}\n\n{facts}\n\nO que propusemos antes deixa de valer. Com este link aceita a hora ou pede outra. ${LINK}`,
    },
    two: {
      subject: 'A nossa visita: outras horas',
      body: `Bom dia,\n\npropomos outras horas para a nossa visita:\n\n{times}\n\n{facts}\n\nO que propusemos antes deixa de valer. Com este link aceita uma delas ou pede outra. ${LINK}`,
    },
  },
  taken: {
    subject: 'Lá estaremos: {time}',
    body: 'Bom dia,\n\na nossa visita está combinada:\n\n– {time}\n\n{facts}\n\nSe surgir algum imprevisto, ligue para {phone} ou use este link.',
  },
  refused: {
    subject: 'A nossa visita: precisa de outra hora',
    body: 'Bom dia,\n\nobrigado pela sua resposta. O que propusemos deixa de valer, e vamos escrever-lhe com outra hora. Também pode ligar para {phone}.\n\n{business}',
  },
  cancelled: {
    subject: 'A nossa visita foi cancelada',
    body: 'Bom dia,\n\ncancelou a nossa visita, e tomámos nota. Se foi engano, responda a esta mensagem ou ligue para {phone}.\n\n{business}',
  },
  withdrawn: {
    subject: 'A nossa visita não se realiza',
    body: 'Bom dia,\n\nnão podemos ir como tínhamos proposto ou combinado:\n\n{times}\n\nLamentamos, e vamos contactá-lo. Também pode responder a esta mensagem ou ligar para {phone}.\n\n{business}',
  },
};
