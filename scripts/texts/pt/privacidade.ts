import type { ImprintTexts, PrivacyTexts } from '../texts.ts';

/** What the website itself keeps. What a business keeps besides, it adds. */
export const privacy: PrivacyTexts = {
  description: (name) =>
    `O que ${name} guarda quando nos escreve por este site, durante quanto tempo e o que nos pode pedir.`,
  keywords: ['privacidade', 'proteção de dados'],
  title: 'O que guardamos e durante quanto tempo.',
  lead: 'Só o preciso para lhe responder. Sem cookies, sem perfis, sem ninguém a espreitar por cima do ombro.',
  reading: {
    label: 'Quando visita o site',
    text: '{counting} Letras, imagens e scripts vêm todos deste site: nenhuma outra empresa fica a saber que aqui esteve.\n\nAté fechar o separador, o seu navegador anota se as imagens podem ser enviadas num formato mais pequeno. A nota é uma palavra e nada diz sobre si. A pesquisa do blogue corre no seu navegador; o que procura não é enviado a ninguém.',
  },
  writing: {
    label: 'Quando nos escreve',
    text: 'O formulário da página inicial envia-nos isto, que usamos para lhe responder:',
    items: {
      'O que escreveu': 'Nome, endereço de email ou telefone, serviço, mensagem.',
      'As suas fotografias':
        'Se juntar algumas. O seu próprio aparelho torna-as mais pequenas e retira onde e com que foram tiradas; um PDF vai como está. Começam a viajar enquanto escreve e esperam pela mensagem. Só as vê quem lhe responde; só mostramos alguma a outros se o permitir.',
      'O seu consentimento': 'Quando assinalou a caixa por baixo da mensagem.',
      'A página de onde veio':
        'Que página deste site leu antes do formulário e as palavras do anúncio ou da newsletter cuja ligação seguiu, se o endereço as tiver.',
      'Uma impressão da sua ligação':
        'O seu endereço de rede, misturado com um número secreto de modo que não se possa ler de volta. Serve para travar uma máquina que envie centenas de mensagens.',
      'Uma pequena conta':
        'Enquanto escreve, o seu aparelho resolve uma, para que nenhuma máquina possa enviar milhares de mensagens. Nada diz sobre si; guardamos apenas que foi resolvida.',
      'Uma visita':
        'Se combinarmos uma: quando, onde e durante quanto tempo. Quem tiver a ligação do nosso email pode responder por si.',
      'A sua opinião depois de um trabalho':
        'Se nos der uma: as suas frases, o nome que escolheu, as fotografias que autoriza e o que lhe foi dito nessa altura. A mesma ligação serve para a retirar.',
      'As nossas notas':
        'O que lhe escrevemos e combinámos, quando e como teve a primeira resposta e quem trata do assunto.',
    },
  },
  why: {
    label: 'Porque o podemos fazer',
    text: 'Para tudo o que guardamos, o Regulamento Geral sobre a Proteção de Dados (RGPD) exige uma razão. Estas são as nossas:',
    items: {
      'Para lhe responder':
        'O seu pedido, e o que a propósito dele escrevemos e combinamos, levam a um contrato ou fazem parte de um (artigo 6.º, n.º 1, alínea b), do RGPD). Que guardemos a mensagem, foi autorizado por si abaixo dela (alínea a).',
      'Para mostrar as suas fotografias ou palavras':
        'Só com o seu consentimento (alínea a). Sem ele, ficam connosco.',
      'Para o site funcionar em segurança':
        'A impressão da sua ligação, o registo do alojamento e o de quem aqui alterou o quê: temos um interesse legítimo em detetar ataques e falhas (alínea f).',
      'Para saber o que vale a pena':
        'A página de onde veio e as palavras do anúncio: temos um interesse legítimo em saber o que nos traz pedidos (alínea f).',
      'Porque a lei o exige': 'Contratos e faturas, enquanto tiverem de ser guardados (alínea c).',
      'O que é obrigatório dizer-nos':
        'Nada. Apenas não lhe podemos responder sem um endereço de email ou um telefone.',
    },
  },
  howLong: {
    label: 'Durante quanto tempo',
    items: {
      'A impressão': 'Um dia. Depois é apagada com a mensagem seguinte.',
      'A sua mensagem e as nossas notas':
        'Um ano a contar do dia em que escreveu. Respondidas ou arquivadas, são então apagadas por si; uma a que ainda devemos resposta fica até a ter.',
      'As suas fotografias':
        'Tanto tempo como a mensagem com que vieram. As que retirou, ou cuja mensagem nunca chegou, são apagadas num dia.',
      'Emails que lhe enviámos':
        'O que este site lhe enviou: 90 dias, e não mais do que a mensagem a que responde.',
      'A sua opinião depois de um trabalho': 'Até a retirar ou nos pedir que a apaguemos.',
      'Os papéis de um trabalho':
        'Se trabalharmos para si, guardamos contrato e faturas como a lei manda, e não neste site.',
    },
  },
  who: {
    label: 'Quem pode ler',
    text: 'As pessoas que aqui respondem aos pedidos, cada uma com a sua conta. Não vendemos nem passamos nada a ninguém. Estas empresas trabalham para nós e veem apenas o que o seu trabalho exige:',
    items: {
      'O nosso alojamento':
        'Entrega estas páginas. Como qualquer servidor, vê o endereço de rede de quem pede uma e guarda-o no seu registo durante pouco tempo.',
      Supabase:
        'Mantém a base de dados com pedidos, artigos e imagens, na região que escolhemos para ela.',
      'O nosso serviço de email':
        'Avisa-nos de que alguém nos escreveu. Se confirmarmos por email que a mensagem chegou, também o entrega e fica para isso a conhecer o seu endereço.',
    },
  },
  where: {
    label: 'Onde fica guardado',
    text: 'Estas páginas não carregam nada de outros sites.',
    toWrite:
      'Completar aqui: em que país o nosso alojamento, a base de dados e o nosso serviço de email guardam os dados; para cada país fora da União Europeia, também o que os protege lá (decisão de adequação ou cláusulas contratuais-tipo) e onde se pode ler.',
  },
  staff: {
    label: 'Se trabalha connosco',
    text: 'O navegador com que entra guarda a sua sessão e as palavras ainda não guardadas de um artigo, para que um separador fechado não perca nada. Oito horas sem atividade terminam a sessão. O seu nome fica junto do que alterou; o registo de quem fez o quê é apagado ao fim de um ano.',
  },
  rights: {
    label: 'O que nos pode pedir',
    text: [
      'Ver o que temos sobre si, corrigi-lo ou apagá-lo antes do tempo. Que apenas o guardemos e não o usemos enquanto algo estiver em discussão. Que lhe demos num ficheiro o que nos deu, ou o enviemos a outra empresa.',
      'Pode opor-se ao que fazemos por interesse legítimo. Pode retirar o seu consentimento a qualquer momento; o que foi feito até então continua permitido.',
      'Basta uma linha por email ou um telefonema, e não custa nada. Respondemos no prazo de um mês.',
    ].join('\n\n'),
    authority: (link) =>
      `Se achar que não cumprimos a nossa palavra, a autoridade competente também recebe queixas sobre nós: ${link}.`,
  },
  us: { label: 'Quem é responsável', note: '' },
};

/** What the business has to add is named: nobody else can know it. */
export const imprint: ImprintTexts = {
  title: 'Informação legal',
  slug: 'informacao-legal',
  label: 'INFORMAÇÃO LEGAL',
  description: (name) => `Quem está por trás deste site: ${name}, com morada, telefone e email.`,
  who: 'Quem somos',
  more: {
    label: 'Mais informação',
    text: 'Completar aqui com o que se aplica ao negócio: NIF, conservatória e número de matrícula, capital social, alvará ou certificado, a ligação para o Livro de Reclamações Eletrónico (https://www.livroreclamacoes.pt) e a entidade de resolução alternativa de litígios de consumo.',
  },
};
