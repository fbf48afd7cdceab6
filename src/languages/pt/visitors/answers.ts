import type * as messages from '#languages/en/visitors/answers.ts';

export const answerMessages: typeof messages.answerMessages = {
  noService: 'o seu projeto',
  subject: 'O seu pedido: {service}',
  toTheBusiness: 'O seu pedido a {business}',
  usesFirstName: false,
};

export const enquiryConfirmation: typeof messages.enquiryConfirmation = {
  subject: 'Recebemos a sua mensagem',
  text: 'Obrigado por nos escrever. A sua mensagem chegou; um de nós vai lê-la e responder-lhe.\n\nSe for urgente, telefone-nos, por favor.',
};

export const answerTemplates: typeof messages.answerTemplates = [
  {
    name: 'Vamos aí ver',
    subject: 'O seu pedido: {service}',
    text: `Bom dia, {name},

obrigado pelo seu contacto ({service}). Gostaríamos de passar por aí para ver o que é preciso.

Que dia das próximas duas semanas lhe convém, e prefere de manhã ou à tarde?

Com os melhores cumprimentos,
{staff}`,
  },
  {
    name: 'Primeiro, duas perguntas',
    subject: 'Duas perguntas: {service}',
    text: `Bom dia, {name},

obrigado pelo seu contacto ({service}). Antes de lhe dizermos o que é preciso, duas perguntas:

1. De que se trata exatamente, e o que existe lá agora?
2. Para quando gostaria de ter tudo pronto?

Uma fotografia também ajuda: basta responder a esta mensagem.

Com os melhores cumprimentos,
{staff}`,
  },
  {
    name: 'Só depois do verão',
    subject: 'O seu pedido: {service}',
    text: `Bom dia, {name},

obrigado pelo seu contacto ({service}). Teríamos todo o gosto em fazer este trabalho, mas não temos tempo livre e não poderíamos começar antes do verão.

Se puder esperar, diga-nos, e voltamos a escrever-lhe a tempo. Se não puder, compreendemos, e desejamos que corra tudo bem.

Com os melhores cumprimentos,
{staff}`,
  },
  {
    name: 'Não é o nosso trabalho',
    subject: 'O seu pedido: {service}',
    text: `Bom dia, {name},

obrigado por ter pensado em nós. O que descreve não é o tipo de trabalho que fazemos bem, e merece alguém que o faça todos os dias. Preferimos por isso dizer já que não, em vez de o fazer esperar.

Se um dia precisar do que fazemos, teremos todo o gosto em ouvir de si.

Com os melhores cumprimentos,
{staff}`,
  },
  {
    name: 'Quanto custa',
    subject: 'Quanto custa: {service}',
    text: `Bom dia, {name},

obrigado pelo seu contacto ({service}). O preço depende do que é preciso fazer e do que existe lá agora.

Depois de vermos, recebe de nós um orçamento. Podemos passar por aí?

Com os melhores cumprimentos,
{staff}`,
  },
];
